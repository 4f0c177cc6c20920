/** npm ends its shell, which tells nobody: whoever is started by it looks whether it is there still. `act` runs once, when it is not. */
export function whenStarterIsGone(act: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const starter = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(look);
    act();
  }, 500);
  look.unref();
}
