import { useLanding } from './landing-words.ts';

export function FilePicture() {
  const { paper, benefitsPicture } = useLanding();
  return (
    <figure className="file-picture">
      <svg viewBox="0 0 416 400" role="img" aria-label={benefitsPicture}>
        <rect className="file-cover" x="40.5" y="28.5" width="340" height="352" />
        <rect className="file-cover" x="32.5" y="20.5" width="340" height="352" />
        <rect className="file-page" x="24.5" y="12.5" width="340" height="352" />
        <path className="file-margin" d="M84.5 12v352M88.5 12v352" />
        <circle className="file-hole" cx="54" cy="48" r="8" />
        <path className="file-cord" d="M54 48C20 66 10 104 26 136s14 60-8 84" />
        <text className="file-court" x="226" y="50">
          {paper.court}
        </text>
        <text className="file-title" x="226" y="76">
          {paper.title}
        </text>
        <path
          className="file-line"
          d="M108 104h232M108 122h232M108 140h180M108 170h232M108 188h232M108 206h212M108 236h232M108 254h140"
        />
        <g transform="rotate(-7 266 306)">
          <rect className="file-stamp" x="190" y="284" width="152" height="46" strokeWidth="3" />
          <rect className="file-stamp" x="195" y="289" width="142" height="36" />
          <text className="file-stamp-word" x="266" y="312">
            {paper.stamp}
          </text>
        </g>
      </svg>
    </figure>
  );
}
