/** Signs and derives in tests only. */
export const testSecret = 'a secret of the tests, nowhere else used';
