import type { Locator, Page } from '@playwright/test';

/** What people do with the page, and where they look, in one step each. */

export const headline = (page: Page): Locator => page.locator('.headline h2');
export const stepCount = (page: Page): Locator => page.locator('.transport .count');

/** Z3's own verdict on the text as it stands: not one that came with the page. */
export const proved = (page: Page): Locator => page.getByText(/^Decided in \d+ ms by Z3/);

/** Types a program as a person would who selects all and pastes. */
export async function write(page: Page, program: string): Promise<void> {
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(program);
}

export async function writeVirgo(page: Page, program: string): Promise<void> {
  await page.getByRole('radio', { name: 'VirGo' }).check();
  await write(page, program);
}

/**
 * Whether 42 is a sum of three cubes was open until 2019, and so it is with the others: Z3 spends its
 * whole budget on every question about this program.
 */
export const hard = ['c = chan [0]', ...[42, 114, 390, 627].map(hardBranch)].join(';\n');

function hardBranch(sum: number, n: number): string {
  const cubes = ['x', 'y', 'z'].map((name) => `${name}${n}*${name}${n}*${name}${n}`).join(' + ');
  return `if ${cubes} == ${sum} { c${n < 2 ? '!' : '?'} }`;
}
