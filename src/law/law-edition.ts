/** Written by scripts/law-edition.mjs: the day of the tables, and a hash of their bytes. */
export const LAW_EDITION = '2026-11-21.14063fc9';
