/** Seeds every random choice in the tests, so that each run makes the same ones. `FUZZ_SEED=N` sets another seed. */
export const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122)
