import '@fontsource-variable/inter/wght.css';
import './app/shell.css';
import texts from 'virtual:texts';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { giveStylesTheNonce } from './app/csp-nonce.ts';
import { startI18n } from './app/i18n.ts';
import { prepareShell } from './app/root.tsx';
import { prepareRoutes } from './app/router.tsx';

giveStylesTheNonce();
prepareShell();
prepareRoutes();
await startI18n(texts);
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
