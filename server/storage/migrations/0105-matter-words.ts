/** The words that a case or an application is found by. A task fills the table (`server/find/index-matters.ts`). */
export const matterWords = `
CREATE TABLE matter_words (
  _id uuid PRIMARY KEY,
  entity text NOT NULL,
  version integer NOT NULL,
  words tsvector NOT NULL
);
CREATE INDEX matter_words_by_word ON matter_words USING gin (words);
-- how far the task has come: in the ids of each kind, and in the chain of the audit log
CREATE TABLE matter_words_progress (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  case_id uuid,
  application_id uuid,
  n bigint NOT NULL
);
INSERT INTO matter_words_progress (case_id, application_id, n)
  SELECT '00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000', coalesce(max(n), 0)
  FROM audit_chain;
`;
