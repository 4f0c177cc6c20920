import { erasedPartWords, erasureWords } from '@trellis/contract/retention/words';
import { term } from './common.ts';

const menu = { retention: 'Borrado de datos' };

/** Textos de cuánto tiempo se conserva lo de quienes se fueron. */
export const retention = {
  menu,
  parts: erasedPartWords.es,
  rule: {
    title: 'Cuánto se conserva',
    hint: 'Cuenta desde que el niño o la niña dejó el centro: desde que se archivó o, si es posterior, desde que se detuvo su último contrato. No se borran los datos de quien sigue en el centro, tiene sesiones por usar, dinero pendiente o reservas, o está bajo retención legal.',
    off: 'No se borra nada automáticamente.',
    inForce: 'Esta regla no borra nada antes del {{date}}.',
    never: 'Nunca',
    months: 'meses',
    days: 'días',
    hints: {
      record: 'Todos los datos personales y los documentos de los contratos. La contabilidad se conserva, sin el nombre.',
      media: 'Las fotos y los vídeos de las sesiones, y la foto del niño o la niña.',
      chat: 'Los mensajes entre el centro y la familia.',
      vr: 'Los datos que enviaron los visores. Los informes y las puntuaciones se conservan.',
    },
    notice: 'Aviso previo a los administradores',
    noticeHint:
      'Durante esos días no se borra nada tras activar o acortar un plazo, ni cuando desaparece el motivo para conservar los datos de alguien.',
    ask_one: 'Esta regla borra datos de {{count}} niño o niña en los próximos 90 días. ¿Guardarla?',
    ask_other: 'Esta regla borra datos de {{count}} niños o niñas en los próximos 90 días. ¿Guardarla?',
    askText_one: 'No se borra nada hasta que pase {{count}} día, y antes se avisa a los administradores. Lo borrado no se puede recuperar.',
    askText_other:
      'No se borra nada hasta que pasen {{count}} días, y antes se avisa a los administradores. Lo borrado no se puede recuperar.',
    ok: 'Guardar la regla',
    saved: 'Se guardó la regla.',
  },
  preview: {
    title: 'A quién afecta',
    hint: 'Niños y niñas que dejaron el centro, y cuándo se borra cada cosa.',
    draft: 'Así quedaría con lo escrito arriba, aún sin guardar.',
    within: 'Se borra en',
    windows: { due: 'Ahora', in30: '30 días', in90: '90 días', all: 'Todos' },
    empty: 'A nadie.',
    left: erasureWords.es.leftAt,
    erased: 'Se borra',
    partFrom: '{{part}}: desde el {{date}}',
    never: 'Nada',
    kept: 'Se conserva por',
    obstacles: { hold: term.legalHold, credits: 'Sesiones restantes', contract: 'Dinero pendiente', bookings: 'Reservas' },
  },
  proof: {
    title: erasureWords.es.title,
    hint_one:
      'Lo borrado por la regla o a mano. No se puede modificar y no dice de quién era. Las copias de seguridad se guardan {{count}} día.',
    hint_other:
      'Lo borrado por la regla o a mano. No se puede modificar y no dice de quién era. Las copias de seguridad se guardan {{count}} días.',
    empty: 'Aún no se ha borrado nada.',
    number: erasureWords.es.number,
    what: erasureWords.es.part,
    when: erasureWords.es.erasedAt,
    by: erasureWords.es.by,
    nobody: 'La plataforma',
    rule_one: 'Regla: {{count}} mes',
    rule_other: 'Regla: {{count}} meses',
    counts: 'Cantidad',
    countsOf: '{{removed}} registros borrados, {{blanked}} vaciados, {{files}} archivos',
    backups: erasureWords.es.backupsUntil,
    hash: erasureWords.es.hash,
    broken: 'Alterada, o falta una anterior',
  },
  hold: {
    title: 'Retención legal de {{name}}',
    text: 'No se borra ningún dato de este niño o niña, ni por la regla ni a mano, hasta que se levante la retención. El motivo queda registrado.',
    action: 'Aplicar retención legal',
    set: 'La retención legal está aplicada.',
    note: 'Bajo retención legal desde el {{date}}, por {{name}}: no se borra nada.',
    elsewhere:
      'Bajo retención legal en un centro del que vino o al que se trasladó: aquí tampoco se borra nada hasta que allí la levanten.',
    lift: 'Levantar la retención',
    liftTitle: 'Levantar la retención de {{name}}',
    liftText: 'Se avisará de nuevo a los administradores antes de que la regla borre sus datos. El motivo queda registrado.',
    lifted: 'Se levantó la retención.',
  },
};
