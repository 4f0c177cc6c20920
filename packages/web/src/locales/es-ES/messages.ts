import { messageKindWords } from '@trellis/contract/messages/words';
import { term } from './common.ts';

const parts = { messages: term.messages, files: 'Archivos', support: 'Soporte', preferences: 'Qué llega por correo' };

/** Texts of what a person is told of, and of how they reach support. */
export const messages = {
  title: parts.messages,
  parts,
  chat: term.chat,
  kind: messageKindWords.es,
  columns: { message: 'Mensaje', when: term.when },
  justNow: 'Ahora mismo',
  open: 'Ir allí',
  markRead: 'Marcar como leído',
  markAllRead: 'Marcar todo como leído',
  unreadOnly: 'Solo sin leer',
  empty: 'No hay mensajes',
  emptyHint: 'Aquí se le avisa de lo que debe saber: sesiones próximas, permisos y respuestas.',
  files: {
    empty: 'No hay archivos',
    emptyHint: 'Una lista que tarda más en exportarse se escribe aquí mientras usted sigue. Se guarda un día.',
    name: term.file,
    asked: 'Pedido',
    kept: 'Se guarda hasta',
    rows_one: '{{written}} fila',
    rows_other: '{{written}} filas',
    state: { Running: 'Escribiéndose', Ready: 'Listo', Failed: 'Fallido' },
  },
  support: {
    write: 'Escribir a soporte',
    send: term.send,
    content: 'De qué se trata',
    hint: 'La respuesta llega a su correo electrónico.',
    sent: 'Enviado a soporte.',
    files: 'Adjuntos',
    addFile: 'Adjuntar un archivo',
    removeFile: term.removeNamed,
    filesHint: 'Hasta {{count}} imágenes o PDF, de {{max}} MB como máximo cada uno.',
    written: 'Escrito',
    sendAgain: term.sendAgain,
    empty: 'Todavía no ha escrito a soporte',
    emptyHint: 'Pregunte aquí lo que no encuentre o cuente lo que no funciona.',
    state: { Waiting: term.onItsWay, Sent: term.sentLetter, Failed: 'No enviado' },
  },
  preferences: {
    mailed: 'También por correo',
    mailedHint: 'Todo se muestra aquí. Lo marcado llega además por correo.',
    quiet: 'Horas de silencio',
    quietSwitch: 'No enviar correo a ciertas horas',
    quietHint: 'Lo que surja mientras tanto se envía al terminar. Los avisos sobre su acceso llegan en el acto.',
    from: term.fromTime,
    until: term.untilTime,
    needed: 'Elija una hora.',
  },
};
