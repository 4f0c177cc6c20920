import { carrierWords, orderPurposeWords, orderStatusWords, trainerOrderFieldWords } from '@trellis/contract/payments/words';

/** Texts of paying what trainers order. */
export const payments = {
  field: { ...trainerOrderFieldWords.en },
  status: orderStatusWords.en,
  purpose: orderPurposeWords.en,
  carrier: carrierWords.en,
  refunding: 'Being refunded',
  due: 'Amount due: {{amount}}',
  showCode: 'Show the code to pay',
  phone: {
    unknown: 'This order is not known',
    unknownHint: 'Please scan the code once more.',
    pay: 'Pay',
    demonstration: 'This is a demonstration: no money moves and nothing is charged.',
    confirm: 'Confirm the payment',
    hint: 'No card is told to this product: you pay on the page of the payment service.',
    over: {
      Paid: 'Thank you, it is paid. You can close this page.',
      OrderClosed: 'This order was closed. Nothing is due.',
      Refunded: 'What was paid was given back.',
    },
  },
  dialog: {
    title: 'Payment',
    failed: 'Failed to get the order',
    way: 'How it is paid',
    native: 'By QR code',
    other: 'Another way (not open)',
    code: 'Code to pay {{amount}}',
    hint: 'Scan it with a phone. This page notices when it is paid.',
    refresh: 'Look again',
    paid: 'Payment received',
  },
  list: {
    title: 'Orders of trainers',
    search: 'Search payer or order code',
    empty: 'No orders of trainers',
    emptyHint: 'What trainers pay for modules and makeup exams appears here.',
  },
  close: {
    title: 'Close the order “{{title}}”?',
    text: 'It cannot be paid any more. What comes in all the same goes back.',
    ok: 'Close the order',
    done: 'The order was closed.',
  },
  transfer: {
    do: 'Record a transfer',
    title: 'Transfer for “{{title}}”',
    hint: 'What the bank statement calls it.',
    done: 'The transfer was recorded.',
  },
  refund: {
    do: 'Refund',
    title: 'Refund “{{title}}”',
    reference: 'Reference of the refund',
    byCarrier: 'The payment service gives it back within a minute.',
    done: 'The refund was recorded.',
    begun: 'The refund is on its way.',
  },
};
