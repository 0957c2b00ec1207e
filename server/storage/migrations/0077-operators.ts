/**
 * The role of an operator, and seats that end on a day. A planned move of a judge is a row until it is carried out
 * or cancelled.
 */
export const operators = `
ALTER TABLE users DROP CONSTRAINT users_role_check,
  ADD CONSTRAINT users_role_check CHECK (role IN ('user', 'lawyer', 'judge', 'operator'));

ALTER TABLE judge_seats ADD COLUMN ends_at timestamptz;

CREATE TABLE seat_moves (
  _id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  from_kind text NOT NULL,
  from_place_key text NOT NULL,
  from_place text,
  -- null: the seat ends and no other one begins
  to_kind text,
  to_place text,
  day date NOT NULL,
  operator text NOT NULL,
  planned_at timestamptz NOT NULL,
  UNIQUE (user_id, from_kind, from_place_key)
);
CREATE INDEX seat_moves_by_day ON seat_moves (day);
`;
