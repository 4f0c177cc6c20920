import { contractStateWords } from '@trellis/contract/contracts/words';
import { commodityWords, orderFieldWords } from '@trellis/contract/tenant-contracts/words';
import { term, word } from './common.ts';

const menu = {
  orders: 'Pedidos',
};

export const tenantContracts = {
  menu,
  title: 'Contratos con la plataforma',
  drawerTitle: 'Contrato {{number}}',
  add: term.addContractOfCenter,
  empty: 'Aún no hay contratos. Añada el primero cuando el centro haya firmado.',
  unlimited: 'Sin límite',
  anyItem: 'Cualquiera de su tipo',
  state: {
    inForce: contractStateWords.es.InForce,
    stopped: contractStateWords.es.Stopped,
  },
  kinds: commodityWords.es,
  fields: {
    number: 'Número de contrato',
    tenant: orderFieldWords.es.tenant,
    signTime: 'Firmado el',
    startTime: 'Empieza el',
    endTime: 'Termina el',
    term: 'Plazo',
    amount: 'Importe del contrato',
    paid: orderFieldWords.es.paid,
    remark: orderFieldWords.es.remark,
    kind: orderFieldWords.es.kind,
    item: orderFieldWords.es.item,
    quantity: orderFieldWords.es.quantity,
    recharged: 'Recargado',
    used: term.used,
    left: 'Restante',
    payDate: orderFieldWords.es.payDate,
    operator: orderFieldWords.es.operator,
    what: 'Qué',
  },
  form: {
    addTitle: term.addContractOfCenter,
    editTitle: term.editContract,
    choose: word.choose,
    termHint: 'A título informativo: un contrato cuenta hasta que se detiene.',
  },
  stop: {
    do: term.stop,
    title: '¿Detener el contrato {{number}}?',
    text: 'Lo que queda deja de contar. Lo usado, usado está.',
  },
  enable: {
    do: 'Reanudar',
    title: '¿Reanudar el contrato {{number}}?',
    text: 'Lo que quedaba vuelve a contar.',
  },
  remove: {
    do: word.delete,
    title: '¿Eliminar el contrato {{number}}?',
    text: 'Solo se puede eliminar un contrato sin recargas ni usos.',
  },
  resource: {
    forbid: 'Prohibir',
    allow: 'Permitir de nuevo',
    forbidTitle: '¿Prohibir el uso de estas pruebas?',
    forbidText: 'Lo que queda se aparta y vuelve entero cuando se permita de nuevo.',
    forbidden: 'Prohibido',
    title: 'Recursos',
    add: 'Añadir recurso',
    removeTitle: '¿Quitar este recurso del contrato?',
    empty: 'Este contrato aún no aporta nada.',
    nothingLeft: 'No queda nada de este tipo por añadir.',
  },
  recharge: {
    do: 'Recargar',
    correct: 'Corregir recarga',
    title: 'Recargas',
    empty: 'Aún no hay recargas.',
  },
  orders: {
    title: menu.orders,
    period: 'Periodo de pago',
    empty: 'No hay pedidos',
    emptyHint: 'Aquí aparecen las recargas de los centros.',
  },
  analysis: {
    title: 'Análisis',
    byMonth: 'Por mes',
    byYear: 'Por año',
    year: 'Año',
    contracts: 'Contratos',
    recharges: 'Recargas',
    empty: 'Nada en este periodo.',
  },
  code: {
    title: 'Introduzca su código',
    why: 'Los contratos están protegidos por un código que recibirá por correo. Los abre durante diez minutos.',
    open: 'Abrir los contratos',
    again: 'Introduzca un código nuevo',
    kept: 'Han pasado los diez minutos. No se pierde nada de lo escrito: introduzca un código nuevo y guarde otra vez.',
  },
};
