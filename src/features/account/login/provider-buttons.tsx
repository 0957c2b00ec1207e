import { useEntranceText } from '#parts/text-context.tsx';

interface ProviderButtonsProps {
  providers: readonly { readonly id: string; readonly name: string }[];
}

/** Empty without configured providers. Plain links, because they leave the app. */
export function ProviderButtons({ providers }: ProviderButtonsProps) {
  const { provider: words } = useEntranceText().session;
  if (providers.length === 0) return null;
  return (
    <div className="stack gate-providers">
      <p className="quiet">{words.or}</p>
      {providers.map(({ id, name }) => (
        <a key={id} className="btn btn--block" href={`/api/auth/oidc/${id}`}>
          {words.with(name)}
        </a>
      ))}
    </div>
  );
}
