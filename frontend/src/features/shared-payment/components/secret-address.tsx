/** The address of this page is a secret: it goes into no search engine, and to no other site as the one people come from. */
export function SecretAddress() {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
    </>
  );
}
