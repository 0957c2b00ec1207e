import { Link } from 'react-router-dom';

/** Logo: a file tag with its hole, and the letter Z. */
export function Brand({ name, label, to }: { name: string; label: string; to: string }) {
  return (
    <Link className="brand" to={to} aria-label={label}>
      <svg className="mark" viewBox="0 0 32 32" aria-hidden focusable={false}>
        <path className="mark-tag" d="M9.5 2H29a1 1 0 0 1 1 1v26a1 1 0 0 1-1 1H9.5L2 22.5v-13z" />
        <circle className="mark-hole" cx="7.5" cy="16" r="2" />
        <path className="mark-line" d="M13.5 10H25L14.5 22.5H26" />
      </svg>
      <b>{name}</b>
    </Link>
  );
}
