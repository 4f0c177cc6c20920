import { useNavigate } from '@tanstack/react-router';
import type { Policy } from '@trellis/contract/policies';
import { Button } from 'antd';
import { beginAt } from '../app/begin.ts';
import { useCurrentUser } from '../app/current-user.ts';

interface Props {
  /** Who may make it there. */
  policy: Policy;
  to: string;
  /** Whether what that page is mostly for is begun. */
  begins?: boolean;
  children: string;
}

/** From an empty list to the page where what it lists comes from. */
export function BeginElsewhere({ policy, to, begins = false, children }: Props) {
  const navigate = useNavigate();
  if (!useCurrentUser().can(policy)) return null;
  const go = async () => {
    await navigate({ to });
    if (begins) beginAt(to);
  };
  return (
    <Button type="primary" onClick={() => void go()}>
      {children}
    </Button>
  );
}
