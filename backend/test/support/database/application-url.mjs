/** Returns the address of a test database for the account that the application has. */
export function applicationUrl(ownerUrl) {
  const url = new URL(ownerUrl);
  url.username = 'saque_test_app';
  url.password = 'a-password-of-the-tests';
  return url.href;
}
