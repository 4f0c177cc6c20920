import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ChildPlaces, ChildPlacesContext } from './child-places.ts';
import { Demonstration } from './demonstration.tsx';
import { LockGate } from './lock/lock-gate.tsx';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';
import { SignInEnded } from './sign-in-ended.tsx';
import { Toasts } from './toasts.tsx';

let childParts: Promise<ChildPlaces> | undefined;
const loadChildParts = () => (childParts ??= import('./child-parts.ts').then((module) => module.childParts));

/** What every page stands in. antd comes with the pages that are drawn with it. */
export function App() {
  return (
    <div className="app">
      <Toasts />
      <Demonstration />
      <SignInEnded />
      <LockGate />
      <QueryClientProvider client={queryClient}>
        <ChildPlacesContext value={loadChildParts}>
          <RouterProvider router={router} />
        </ChildPlacesContext>
      </QueryClientProvider>
    </div>
  );
}
