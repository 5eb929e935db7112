/**
 * Browsers compile a function of wasm when it is first called. A first run of queries like ours, while
 * the person still reads, makes theirs three times as fast (40 instead of 150 ms were seen).
 */
export const warmUp = `(declare-const p Int)(declare-const q Int)(declare-const c Int)
(declare-const i Int)(declare-const j Int)(declare-const n Int)
(assert (and (<= 0 p) (<= p 4) (<= 0 i) (<= i (ite (<= 1 n) n 0)) (or (<= p 0) (<= (+ i 1) n))))
(assert (and (<= 0 q) (<= q 4) (<= 0 j) (<= j (ite (<= 1 n) n 0)) (or (<= 4 q) (= j n))))
(assert (= (+ (* 2 i) (ite (and (<= 2 p) (<= p 3)) 1 0)) (+ c (* 2 j) (ite (= q 3) 1 0))))
(assert (or (= c 0) (= c 1) (and (= p 2) (not (= (+ c 1) 0)))))
(push)(assert (and (= p 4) (= (* 2 i) (+ 3 (* 2 j)))))(check-sat)(pop)
(push)(assert (not (= p 4)))(assert (<= 5 n))(check-sat)(get-value (p q c i j n))(pop)
(push)(assert (and (= p 3) (= q 2) (= c 1) (> (+ i j) (* 3 n))))(check-sat)(pop)`;
