/** Cognito names neither the user nor the password, and the user is known here. */
export const isWrongPassword = (error: unknown) =>
  error instanceof Error && error.message.startsWith('Incorrect username or password')
