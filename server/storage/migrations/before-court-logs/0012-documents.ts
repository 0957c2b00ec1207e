/** Documents of cases, and their bytes by hash, so that equal files are stored once. */
export const documents = `
CREATE TABLE documents (
  _id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES cases,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  record jsonb NOT NULL,
  application_id uuid GENERATED ALWAYS AS ((record->>'applicationId')::uuid) STORED,
  sha256 text NOT NULL GENERATED ALWAYS AS (record->>'sha256') STORED
);
CREATE INDEX documents_by_case ON documents (case_id, created_at, _id);
CREATE INDEX documents_by_application ON documents (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX documents_by_bytes ON documents (sha256);

CREATE TABLE blobs (
  sha256 text PRIMARY KEY,
  size integer NOT NULL,
  kept_at timestamptz NOT NULL,
  -- none where they lie in a store of their own
  bytes bytea
);
-- files are packed already: packing them once more costs time and saves nothing
ALTER TABLE blobs ALTER COLUMN bytes SET STORAGE EXTERNAL;
`;
