// @vitest-environment jsdom
/** Navigation keeps the old screen until the new one renders. A broken screen breaks no other. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { lazy, type ComponentType } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Stage } from '../../src/app/start/screen-frame.tsx';

beforeEach(() => {
  window.history.replaceState(null, '', '/first');
  window.scrollTo = () => undefined; // jsdom has no layout
});
afterEach(cleanup);

const First = () => (
  <>
    <h1>First</h1>
    <Link to="/second">On</Link>
  </>
);

function show(second: ComponentType): void {
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/first" element={<Stage title={() => 'First'} content={First} />} />
        <Route path="/second" element={<Stage title={() => 'Second'} content={second} />} />
        <Route path="/broken" element={<Stage title={() => 'Broken'} content={Broken} />} />
      </Routes>
      <Link to="/broken">To the broken one</Link>
      <Link to="/first">Back</Link>
    </BrowserRouter>,
  );
}

function Broken(): never {
  throw new Error('it cannot be drawn');
}

it('keeps the old screen until the new screen loads', async () => {
  const waiting: ((module: { default: ComponentType }) => void)[] = [];
  show(lazy(() => new Promise<{ default: ComponentType }>((resolve) => void waiting.push(resolve))));
  await screen.findByRole('heading', { name: 'First' });
  fireEvent.click(screen.getByText('On'));
  await act(async () => undefined);
  screen.getByRole('heading', { name: 'First' });
  await act(async () => waiting[0]?.({ default: () => <h1>Second</h1> }));
  screen.getByRole('heading', { name: 'Second' });
  expect(screen.queryByRole('heading', { name: 'First' })).toBeNull();
  expect(document.title).toContain('Second');
});

it('renders a screen again after another screen failed', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show(() => null);
  fireEvent.click(await screen.findByText('To the broken one'));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: 'First' })).toBeNull();
  fireEvent.click(screen.getByText('Back'));
  await screen.findByRole('heading', { name: 'First' });
  logged.mockRestore();
});
