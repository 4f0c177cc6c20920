import '@fontsource-variable/inter/wght.css';
import './app/shell.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { giveStylesTheNonce } from './app/csp-nonce.ts';
import { startI18n } from './app/i18n.ts';

giveStylesTheNonce();
await startI18n();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
