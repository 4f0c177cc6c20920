import type { connections as english } from '../en-US/connections.ts';
import { term } from './common.ts';

const menu = { connections: 'Conexiones' };

export const connections: typeof english = {
  menu,
  keys: {
    title: 'Claves de API',
    hint: 'Con una clave, otro programa lee o cambia lo que su titular puede, y solo aquí. Dé a cada programa una clave propia.',
    docs: 'Qué permite la API',
    none: 'No hay claves.',
    add: 'Nueva clave de API',
    make: 'Crear la clave',
    nameHint: 'Para qué es: el programa que la usará.',
    scopeLabel: 'Qué permite',
    scope: { read: 'Leer', write: 'Leer y cambiar' },
    scopeHint: { read: 'todo lo que usted puede ver', write: 'lo que su rol permite, salvo su propia cuenta' },
    days: 'Validez',
    daysOf: term.daysCounted,
    passwordHint: 'Confirme que es usted.',
    lastUsed: 'último uso: {{time}}',
    neverUsed: 'sin usar',
    until: 'válida hasta {{time}}',
    end: 'Revocar',
    endNamed: 'Revocar la clave {{name}}',
    endTitle: '¿Revocar la clave «{{name}}»?',
    endText: 'A partir de ahora se rechazan los programas que la usan.',
    ended: 'La clave se revocó.',
    shownTitle: 'Su nueva clave de API',
    shownText: 'Guárdela ahora como una contraseña: no se vuelve a mostrar.',
    use: 'El programa la envía en la cabecera Authorization: Bearer, seguida de la clave.',
    copy: 'Copiar la clave',
    copied: 'La clave se copió.',
    copyFailed: 'El navegador no permitió copiar. Seleccione la clave y cópiela a mano.',
    kept: 'La he guardado',
  },
};
