/**
 * The address of this page is secret: search engines must not index it, and the browser must not
 * send it to other sites as the referrer.
 */
export function SecretAddress() {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
    </>
  );
}
