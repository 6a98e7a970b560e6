export default async function tearDown() {
  await globalThis.saqueTestPostgres?.stop();
}
