/**
 * Custody against 60 or 90 days, one third, one half and the maximum. A table of the dates must follow it.
 */
import { useId } from 'react';
import { daysBetween, indianDate } from '#kernel/calendar-date.ts';
import { useText } from '#parts/text-context.tsx';
import { TallPicture } from './tall-picture.tsx';
import { WidePicture } from './wide-picture.tsx';
import './custody-picture.css';
import { type CustodyPictureProps, hearingsAround } from './picture-model.ts';

export function CustodyPicture(props: CustodyPictureProps) {
  const id = useId();
  const description = useSpoken(props);
  return (
    <figure className="custody bleed">
      <svg className="wide" viewBox="0 0 640 200" role="img" aria-labelledby={`${id}wide`}>
        <title id={`${id}wide`}>{description}</title>
        <WidePicture {...props} />
      </svg>
      <TallPicture {...props} titleId={`${id}tall`} says={description} />
      <Heard {...props} />
    </figure>
  );
}

/** The hearings in words, for the screen and for print. */
function Heard(props: CustodyPictureProps) {
  const { calculator } = useText();
  if (!props.hearings?.length) return null;
  const { past, next } = hearingsAround(props);
  return (
    <figcaption className="small quiet">
      {calculator.picture.heard(past.length, next && indianDate(next))}
    </figcaption>
  );
}

/** Text alternative of the picture. */
function useSpoken({ dates, served }: CustodyPictureProps): string {
  const { calculator } = useText();
  const words = calculator.picture;
  const { from, maximum, oneThird, oneHalf, chargesheet, dayOne } = dates;
  const marks = [
    [words.oneThird, oneThird],
    [words.oneHalf, oneHalf],
  ] as const;
  return [
    words.says(indianDate(from), maximum && indianDate(maximum)),
    words.saysToday(served),
    ...marks.flatMap(([what, date]) => (date ? [words.saysMark(what, indianDate(date))] : [])),
    ...(chargesheet && dayOne
      ? [words.saysMark(words.chargesheet(daysBetween(dayOne, chargesheet) + 1), indianDate(chargesheet))]
      : []),
  ].join(' ');
}
