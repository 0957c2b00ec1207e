/** JJ 74: a case needs the age of its newest application, so that the name of a child is withheld in lists. */
export const agesOfCases = `
UPDATE cases AS matter SET record = jsonb_set(matter.record, '{applicant,age}', newest.age)
FROM (
  SELECT DISTINCT ON (case_id) case_id, record#>'{applicant,age}' AS age
  FROM applications ORDER BY case_id, record->>'createdAt' DESC
) AS newest
WHERE newest.case_id = matter._id AND jsonb_typeof(newest.age) = 'number'
  AND matter.record#>'{applicant,age}' IS NULL AND matter.record->'applicant' IS NOT NULL;
`;
