/** SQL that joins documents to a case or application: an aggregate over `document`. */

/** In order of addition, with `date` and `url`. */
export const DOCUMENTS = `coalesce(jsonb_agg(document.record || jsonb_build_object(
    'date', document.record->'uploadedAt', 'url', document.record->'fileUrl')
  ORDER BY document.created_at, document._id), '[]')`;
