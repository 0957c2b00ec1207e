/** Holidays of each High Court and year, as loaded by the operator. */
export const courtCalendars = `
CREATE TABLE court_calendars (
  high_court text NOT NULL,
  year integer NOT NULL,
  body jsonb NOT NULL,
  imported_at timestamptz NOT NULL,
  operator text NOT NULL,
  PRIMARY KEY (high_court, year)
);
`;
