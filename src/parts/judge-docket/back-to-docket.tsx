import { useText } from '#parts/text-context.tsx';
import { ButtonLink } from '#ui/button.tsx';

/** Where a judge goes from a record that is not here. */
export function BackToDocket() {
  const { acts } = useText();
  return <ButtonLink to="/judge-dashboard">{acts.goBack}</ButtonLink>;
}
