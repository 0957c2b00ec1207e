/** By which log in a browser is reached: it is sent nothing more once that has ended. One of before has none. */
export const pushSessions = `
ALTER TABLE push_subscriptions ADD COLUMN session_id uuid;
`;
