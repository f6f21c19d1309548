export type Reply = { status: number; body: object }

type Refusal =
  | 'CodeMismatchException'
  | 'EnableSoftwareTokenMFAException'
  | 'ExpiredCodeException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'ResourceNotFoundException'
  | 'SoftwareTokenMFANotFoundException'
  | 'UnknownOperationException'
  | 'UnsupportedUserStateException'
  | 'UserLambdaValidationException'
  | 'UsernameExistsException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException'

export const done = (body: object = {}): Reply => ({ status: 200, body })

export const refuse = (code: Refusal, message: string): Reply => ({
  status: 400,
  body: { __type: code, message },
})

export const WRONG_PASSWORD = refuse('NotAuthorizedException', 'Incorrect username or password.')
export const TOO_MANY_ATTEMPTS = refuse('NotAuthorizedException', 'Password attempts exceeded')
