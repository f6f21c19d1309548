/** Where the visitor is on the way in. The password is kept only to sign in after the code. */
export type Step =
  | { name: 'signIn'; email: string }
  | { name: 'signUp'; email: string }
  | { name: 'confirm'; email: string; password: string }
  | { name: 'forgot'; email: string }
  | { name: 'newPassword'; email: string }

export type Ways = {
  go: (step: Step) => void
  /** Somebody is signed in now. */
  finish: () => Promise<void>
}

export type StepProps<Name extends Step['name']> = { step: Extract<Step, { name: Name }>; ways: Ways }
