import { useText } from '#parts/text-context.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';

/** Link for a judge whose record is not on the device. */
export function BackToDocket() {
  const { acts } = useText();
  return <ButtonLink to="/judge-dashboard">{acts.goBack}</ButtonLink>;
}
