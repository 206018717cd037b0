import { describe, expect, it } from "vitest";
import { seatLetters } from "../../src/ui/seat-letters";

describe("letters of seats", () => {
  it("are the initials where no two begin alike", () => {
    expect(seatLetters(["Mara", "Hugo", "Élodie"])).toEqual(["M", "H", "E"]);
  });

  it("are the next free letter of the name where an initial is taken", () => {
    expect(seatLetters(["Hugo", "Hanna", "Hugo 2"])).toEqual(["H", "A", "U"]);
    expect(seatLetters(["Ann", "Anna", "Nan"])).toEqual(["A", "E", "N"]);
  });

  it("leave every initial to the name that begins with it", () => {
    expect(seatLetters(["Ham", "Hat", "Tom"])).toEqual(["H", "A", "T"]);
  });

  it("pass over letters that mean something else, and are never the same", () => {
    expect(seatLetters(["Ada", "Bob", "Zed"], "ABCDZ")).toEqual(["F", "O", "E"]);
    expect(seatLetters(["", "", "123", "王"])).toEqual(["E", "F", "G", "王"]);
    const many = seatLetters(Array.from({ length: 6 }, () => "Aa"));
    expect(new Set(many).size).toBe(6);
  });
});
