import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { IdeaPage } from './IdeaPage.tsx';
import { KeywordPage } from './KeywordPage.tsx';
import { signIn } from './session.ts';

function Floor() {
  const [isSignedIn, setIsSignedIn] = useState(false);
  useEffect(() => void signIn().then(setIsSignedIn), []);
  if (!isSignedIn) return <p className="loading">Loading …</p>;
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/content-research" element={<IdeaPage />} />
        <Route path="*" element={<KeywordPage />} />
      </Routes>
    </BrowserRouter>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Floor />);
