/** What Lambda sends to a function's destination for failures. */
export const deadLetterOf = (functionId: string, event: unknown, reason: unknown): string =>
  JSON.stringify({
    requestContext: { functionArn: functionId, condition: 'RetriesExhausted' },
    requestPayload: event,
    responsePayload: { errorMessage: String(reason) },
  })
