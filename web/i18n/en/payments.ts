export const paymentTexts = {
  payments: {
    card: {
      problems: {
        notReady: 'Payment system not ready. Please refresh and try again.',
        incomplete: 'Please enter your payment information',
        invalid: 'Invalid card details',
        failed: 'Payment method creation failed',
      },
    },
    challenge: {
      title: '3D Secure',
      text: 'Your bank asks you to confirm this payment.',
      complete: 'Complete',
      fail: 'Fail',
      failed: 'Your bank didn’t confirm this payment. Try again or use another card.',
      refused:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    },
    test: {
      mark: 'TEST',
      legend: 'Card',
      text: 'This local run has no Stripe key. Only test cards work, and no money moves.',
      number: 'Card number',
      expiry: 'Expiry (MM / YY)',
      cvc: 'CVC',
      kinds: {
        succeeds: 'Succeeds · 4242',
        declined: 'Declined · 0002',
        failsLater: 'Fails later · 0341',
        asks: 'Asks the bank · 3155',
      },
    },
  },
}
