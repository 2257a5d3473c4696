import type { ProviderFaultKind } from './provider.ts'

/** Why the provider's way in ended at the login page again; it stands in that page's address. */
export type ProviderProblem = ProviderFaultKind | 'stale' | 'stranger' | 'unverified' | 'often'

/** What the login page says of it. */
const sentences: Record<ProviderProblem, (host: string) => string> = {
  away: (host) =>
    `${host} does not answer properly now, so nobody can sign in there. Try again in a few minutes.`,
  denied: (host) => `You were not signed in: ${host} says that you, or it, said no.`,
  untrue: (host) =>
    `What came back from ${host} could not be trusted, so nobody was signed in. Begin once more.`,
  stale: () =>
    'This sign-in was begun in another browser, took longer than ten minutes, or was finished before. Begin once more.',
  stranger: (host) =>
    `${host} knows you, but this site has no account for you. Ask the department to add your e-mail address.`,
  unverified: (host) =>
    `${host} gave no e-mail address of yours that it has verified, so this site cannot tell whether you are a member. Ask the department.`,
  often: () => 'Too many people sign in from here at once. Wait a minute and begin once more.',
}

/** Null when no problem has this name. */
export const providerSentence = (problem: string | null, host: string): string | null =>
  problem !== null && Object.hasOwn(sentences, problem)
    ? sentences[problem as ProviderProblem](host)
    : null
