import { contentStatusWords, resourceListWords } from '@trellis/contract/resources/words';
import { term } from './common.ts';

export const ui = {
  loadFailed: { title: 'No se pudo cargar' },
  list: {
    total_one: '{{count}} resultado',
    total_other: '{{count}} resultados',
    more: 'Más de {{count, number}} resultados',
    noMatch: 'Nada coincide',
    noMatchHint: 'Busque algo más general o quite los filtros.',
    searchBy: 'Buscar por {{fields}}',
  },
  selection: {
    count_one: '{{count}} elegido',
    count_other: '{{count}} elegidos',
    full_one: '{{count}} elegido: no más a la vez',
    full_other: '{{count}} elegidos: no más a la vez',
    clear: 'Quitar',
    row: 'Elegir a {{name}}',
    page: 'Elegir esta página',
    label: 'Filas elegidas',
  },
  rows: {
    added: resourceListWords.es.added,
    order: resourceListWords.es.order,
    version: resourceListWords.es.version,
    actionsOf: 'Acciones de {{name}}',
  },
  deleting: {
    title: '¿Eliminar «{{name}}»?',
    text: 'No se puede deshacer. Lo que esté en uso se conserva.',
    done: 'Se eliminó «{{name}}»',
  },
  status: {
    action: term.changeStatus,
    title: 'Estado de «{{name}}»',
    now: 'Ahora: {{status}}. Elija su estado',
    required: 'Elija un estado',
    ...contentStatusWords.es,
  },
  sort: {
    action: term.changeOrder,
    title: 'Lugar de «{{name}}»',
    label: 'Lugar en el orden',
    hint: 'El 0 va primero',
    required: 'Indique un lugar',
    min: 'El primer lugar es el 0',
  },
  order: { up: term.moveUp, down: term.moveDown, remove: 'Sacar «{{name}}»' },
  centrePicker: { all: term.allCenters },
  export: 'Exportar a Excel',
  downloadPdf: 'Descargar PDF',
  downloadFail: 'La descarga ha fallado. Actualice la página y vuelva a intentarlo.',
  stale: {
    title: 'Alguien más lo ha cambiado entretanto',
    hint: 'Todavía no se ha guardado nada suyo y lo que escribió se conserva. Compare con lo que guardaron y vuelva a guardar.',
    value: '{{field}}: ahora {{value}}',
  },
  picture: {
    choose: 'Elegir una imagen',
    change: 'Elegir otra imagen',
    none: 'Sin imagen',
  },
  form: {
    unfit: '{{field}} no admite este valor',
    required: term.pleaseFillIn,
    failedTitle: 'No se guardó',
    discardTitle: '¿Descartar los cambios?',
    discardText: 'Lo que escribió aún no se ha guardado.',
    keep: 'Seguir editando',
  },
};
