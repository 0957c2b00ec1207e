/** Which order is open: it stands in the address, so that Back closes it and a reload opens it again. */
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import type { DecisionStatus } from '#contract/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { mayDecide } from './may-decide.ts';

const DECIDE = { Approved: 'approve', Rejected: 'reject' } as const satisfies Record<DecisionStatus, string>;

const Where = z.object({ from: z.literal('/judge-dashboard') });

export function useDecide(application: ApplicationView) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const asked = asStatus(params.get('decide'));
  const close = () => setParams({}, { replace: true, state });
  const leave = () => {
    const where = Where.safeParse(state);
    if (where.success) void navigate(where.data.from);
    else close();
  };
  return {
    deciding: asked && mayDecide(application, asked) ? asked : null,
    open: (status: DecisionStatus) => setParams({ decide: DECIDE[status] }, { state }),
    close,
    leave,
  };
}

function asStatus(text: string | null): DecisionStatus | null {
  if (text === DECIDE.Approved) return 'Approved';
  return text === DECIDE.Rejected ? 'Rejected' : null;
}
