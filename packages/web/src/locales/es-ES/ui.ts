export const ui = {
  loadFailed: { title: 'No se pudo cargar', retry: 'Reintentar' },
  list: { total_one: '{{count}} resultado', total_other: '{{count}} resultados' },
  centrePicker: { label: 'Centro', all: 'Todos los centros' },
  export: 'Exportar a Excel',
  downloadPdf: 'Descargar PDF',
  downloadFail: 'La descarga ha fallado. Actualice la página y vuelva a intentarlo.',
  stale: {
    title: 'Alguien más lo ha cambiado entretanto',
    hint: 'Todavía no se ha guardado nada suyo y lo que escribió se conserva. Compare con lo que guardaron y vuelva a guardar.',
    value: '{{field}}: ahora {{value}}',
  },
  form: {
    cancel: 'Cancelar',
    save: 'Guardar',
    failedTitle: 'No se guardó',
    discardTitle: '¿Descartar los cambios?',
    discardText: 'Lo que escribió aún no se ha guardado.',
    discard: 'Descartar',
    keep: 'Seguir editando',
  },
};
