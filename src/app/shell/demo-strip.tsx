import { NavLink } from 'react-router-dom';
import { DEMO_DRAFT, DEMO_ORDER } from '#data/demonstration/demonstration-records.ts';
import { useText } from '#parts/text-context.tsx';
import { Stop } from '#parts/full-stop.tsx';
import { Button } from '#ui/controls/button.tsx';

/** Shown on every screen of the demonstration: its purpose, a short tour and the exit. */
export function DemoStrip({ onRemove }: { onRemove: () => void }) {
  const { demo } = useText().shell;
  return (
    <section className="demo-strip" aria-label={demo.title}>
      <p>
        <strong>
          {demo.title}
          <Stop />
        </strong>{' '}
        {demo.about}
      </p>
      <ol>
        <li>
          <NavLink to="/calculator">{demo.steps.calculator}</NavLink>
        </li>
        <li>
          <NavLink to={`/application?draft=${DEMO_DRAFT}&step=4`}>{demo.steps.application}</NavLink>
        </li>
        <li>
          <NavLink to={`/application?id=${DEMO_ORDER}`}>{demo.steps.order}</NavLink>
        </li>
      </ol>
      <Button kind="quiet" onClick={onRemove}>
        {demo.remove}
      </Button>
    </section>
  );
}
