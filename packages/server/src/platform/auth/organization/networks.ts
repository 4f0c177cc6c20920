import { type Reach, reachWith } from '../../outgoing/networks.ts';

let reach = reachWith();

/** Says once, at the start, in which private networks providers of organizations may stand. */
export function configureSignInNetworks({ signInNetworks }: { signInNetworks?: string | undefined }): void {
  reach = reachWith(signInNetworks);
}

/** Where providers of organizations may be. */
export const providerReach = (): Reach => reach;
