import type { groups } from '@trellis/contract/subject-moves/area';
import type { subjectMoveCalls } from '@trellis/contract/subject-moves/calls';
import { type AreaRoutes, routesFor } from '../../platform/http/routes.ts';
import { acceptMove } from './accept-move.ts';
import { askMove } from './ask-move.ts';
import { refuseMove, withdrawMove } from './decide-move.ts';
import { listCentersBeside, listMoves } from './list-moves.ts';

const subjectMoveRoutes = routesFor<typeof subjectMoveCalls>({
  centers: listCentersBeside,
  list: listMoves,
  ask: askMove,
  withdraw: withdrawMove,
  refuse: refuseMove,
  accept: acceptMove,
});

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = { subjectMoves: subjectMoveRoutes };
