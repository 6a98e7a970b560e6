const DEVICE_CLOCK = [
  'MemberExpression[object.name="Date"][property.name="now"]',
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'CallExpression[callee.name="Date"]',
].join(', ');

/** A phone's clock may be hours wrong, so a screen compares nothing with it. */
export const noDeviceClock = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { clock: 'Use serverNow or a hook of shared/model/clock.ts.' },
  },
  create(context) {
    return {
      [`:matches(${DEVICE_CLOCK})`](node) {
        context.report({ node, messageId: 'clock' });
      },
    };
  },
};
