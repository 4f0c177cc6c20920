import { QueryClientProvider } from '@tanstack/react-query';
import { CatchBoundary, RouterProvider } from '@tanstack/react-router';
import { type ChildPlaces, ChildPlacesContext } from './child-places.ts';
import { Demonstration } from './demonstration.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { LockGate } from './lock/lock-gate.tsx';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';
import { SignInEnded } from './sign-in-ended.tsx';
import { Toasts } from './toasts.tsx';

let childParts: Promise<ChildPlaces> | undefined;
const loadChildParts = () => (childParts ??= import('./child-parts.ts').then((module) => module.childParts));

/** What every page stands in; where what is around the pages fails to draw, as a lock, nothing behind it shows. antd comes with the pages that are drawn with it. */
export function App() {
  return (
    <div className="app">
      <CatchBoundary getResetKey={() => ''} errorComponent={ErrorScreen}>
        <Toasts />
        <Demonstration />
        <SignInEnded />
        <LockGate />
        <QueryClientProvider client={queryClient}>
          <ChildPlacesContext value={loadChildParts}>
            <RouterProvider router={router} />
          </ChildPlacesContext>
        </QueryClientProvider>
      </CatchBoundary>
    </div>
  );
}
