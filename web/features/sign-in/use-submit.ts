import { type FormEvent, useState } from 'react'
import { type SignInProblem, signInProblem } from './sign-in-problem.ts'

/** A form that is sent once at a time and says what went wrong. */
export function useSubmit(send: (fields: Record<string, string>) => Promise<void>) {
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<SignInProblem | null>(null)

  const run = async (fields: Record<string, string>) => {
    setSending(true)
    setProblem(null)
    await send(fields).catch((error: unknown) => setProblem(signInProblem(error)))
    setSending(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const texts = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    void run(Object.fromEntries(texts))
  }
  return { submit, run, sending, problem }
}
