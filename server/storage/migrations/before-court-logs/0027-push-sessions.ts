/** Session of a push subscription, which ends with it. Older rows have none. */
export const pushSessions = `
ALTER TABLE push_subscriptions ADD COLUMN session_id uuid;
`;
