import { useCallback, useEffect, useState } from 'react'
import { STEPS, type Step } from './draft/draft-problems.ts'

/** The step in the address, so that the browser's own Back goes one step back. */
export function useStep() {
  const [step, setStep] = useState(stepInAddress)
  useEffect(() => {
    const follow = () => setStep(stepInAddress())
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  const goTo = useCallback((next: Step) => {
    window.history.pushState(null, '', next === 'plan' ? '/onboarding' : `/onboarding?step=${next}`)
    setStep(next)
    window.scrollTo({ top: 0 })
  }, [])
  return { step, goTo }
}

function stepInAddress(): Step {
  const wanted = new URLSearchParams(window.location.search).get('step')
  return STEPS.find((step) => step === wanted) ?? 'plan'
}
