import { carrierWords, orderPurposeWords, orderStatusWords, trainerOrderFieldWords } from '@trellis/contract/payments/words';

/** Texts of paying what trainers order. */
export const payments = {
  field: { ...trainerOrderFieldWords.es },
  status: orderStatusWords.es,
  purpose: orderPurposeWords.es,
  carrier: carrierWords.es,
  refunding: 'Devolviéndose',
  due: 'Importe a pagar: {{amount}}',
  showCode: 'Mostrar el código para pagar',
  phone: {
    unknown: 'No se conoce este pedido',
    unknownHint: 'Vuelva a escanear el código.',
    pay: 'Pagar',
    demonstration: 'Esto es una demostración: no se mueve dinero ni se cobra nada.',
    confirm: 'Confirmar el pago',
    hint: 'Este producto no recibe datos de tarjetas: se paga en la página del servicio de pago.',
    over: {
      Paid: 'Gracias, está pagado. Puede cerrar esta página.',
      OrderClosed: 'Este pedido se cerró. No hay nada que pagar.',
      Refunded: 'Se devolvió lo que se había pagado.',
    },
  },
  dialog: {
    title: 'Pago',
    failed: 'No se pudo obtener el pedido',
    way: 'Forma de pago',
    native: 'Con código QR',
    other: 'Otra forma (no disponible)',
    code: 'Código para pagar {{amount}}',
    hint: 'Escanéelo con un teléfono. Esta página se actualiza cuando se paga.',
    refresh: 'Mirar de nuevo',
    paid: 'Pago recibido',
  },
  list: {
    title: 'Pedidos de formadores',
    search: 'Buscar por quien paga o código',
    empty: 'No hay pedidos de formadores',
    emptyHint: 'Aquí aparece lo que los formadores pagan por módulos y exámenes de recuperación.',
  },
  close: {
    title: '¿Cerrar el pedido «{{title}}»?',
    text: 'Ya no se podrá pagar. Si aun así llega un pago, se devuelve.',
    ok: 'Cerrar el pedido',
    done: 'El pedido se cerró.',
  },
  transfer: {
    do: 'Registrar una transferencia',
    title: 'Transferencia de «{{title}}»',
    hint: 'Como figura en el extracto del banco.',
    done: 'La transferencia se registró.',
  },
  refund: {
    do: 'Reembolsar',
    title: 'Reembolsar «{{title}}»',
    reference: 'Referencia de la devolución',
    byCarrier: 'El servicio de pago lo devuelve en un minuto.',
    done: 'El reembolso se registró.',
    begun: 'El reembolso está en camino.',
  },
};
