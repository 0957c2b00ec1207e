/** /application: the wizard of a draft, or a filed application, as named in the URL. */
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useDevice } from '#data/react/use-device.ts';
import { FiledApplication } from './filed/filed-application.tsx';
import { Wizard } from './wizard/wizard.tsx';
import './generator.css';

export function GeneratorScreen() {
  const [params] = useSearchParams();
  const filed = params.get('id');
  const draft = params.get('draft');
  const fresh = useFreshId(draft === null);
  if (filed) return <FiledApplication key={filed} id={filed} />;
  const id = draft ?? fresh;
  return <Wizard key={id} id={id} isNew={draft === null || draft === fresh} />;
}

/** A new application has its id before the first letter; each visit without a draft gets a new one. */
function useFreshId(isNeeded: boolean): string {
  const { ports } = useDevice();
  const { key } = useLocation();
  const [minted, setMinted] = useState(() => ({ key, id: ports.newId() }));
  if (!isNeeded || minted.key === key) return minted.id;
  const next = { key, id: ports.newId() };
  setMinted(next);
  return next.id;
}
