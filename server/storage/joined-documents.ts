/** SQL of what is joined to a matter of its documents: an aggregate over `document`. */

/** In the order in which they were added, each with `date` and `url` too, as a case lists them. */
export const DOCUMENTS = `coalesce(jsonb_agg(document.record || jsonb_build_object(
    'date', document.record->'uploadedAt', 'url', document.record->'fileUrl')
  ORDER BY document.created_at, document._id), '[]')`;
