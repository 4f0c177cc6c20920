import { startProduct } from '@trellis/server/start';

// a process of its own, which the test kills: the API alone, told by its environment
const product = await startProduct(process.env, { webApp: false });
console.log(`ready ${product.origin}`);
